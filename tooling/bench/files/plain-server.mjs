import { createServer } from 'node:http'
import { readFiles } from './read-files.mjs'

// As little as a file server can do: everything in memory, an answer and nothing else. Started by `pnpm bench files`.
const [folder, port] = process.argv.slice(2)
const files = await readFiles(folder)
const server = createServer((request, response) => {
  const found = files.get(request.url)
  if (found)
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body)
  else response.writeHead(404).end()
})
server.listen(Number(port), '127.0.0.1', () => process.send('listening'))
