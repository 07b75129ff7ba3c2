import { chakra } from '@sufra/shared/ui'

const Code = chakra('code', {
  base: {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
  },
})

/** A version or another name that machines read: monospace, left to right in both languages. */
export const VersionName = ({ value }: { value: string }) => <Code dir="ltr">{value}</Code>
