import { launchBrowser } from './fixtures/browser.ts'
import { readFileSync } from 'node:fs'
const [out, ...files] = process.argv.slice(2)
const b = await launchBrowser(); const p = await b.newPage({ viewport: { width: 2000, height: 1000 } })
const html = files.map(f => `<figure style="margin:4px;display:inline-block;vertical-align:top"><img style="height:${process.env.H ?? 560}px;border:1px solid #999" src="data:image/png;base64,${readFileSync('/tmp/w/shots/' + f + '.png').toString('base64')}"><figcaption>${f}</figcaption></figure>`).join('')
await p.setContent(`<body style="margin:0;font:14px sans-serif">${html}</body>`); await p.waitForTimeout(300)
await p.screenshot({ path: `/tmp/w/shots/${out}.png`, fullPage: true }); await b.close()
