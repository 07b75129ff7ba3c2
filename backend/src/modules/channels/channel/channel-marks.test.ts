import { readFileSync } from 'node:fs'
import path from 'node:path'
import { channelMark } from '@sufra/shared/contracts/channel-mark'
import { channelKeys } from './channel.service.ts'

const pages = path.resolve(import.meta.dirname, '../../../../../host/public')

it('has a view for every platform in the sprite of logos', () => {
  for (const { key } of channelKeys()) {
    const [file = '', view] = channelMark(key).split('#')
    expect(readFileSync(path.join(pages, file), 'utf8')).toContain(`<view id="${view}" `)
  }
})
