import { chakra } from '@sufra/shared/ui'

const Code = chakra('code', {
  base: {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
  },
})

/** Renders a version or another technical name: monospace, left to right in both languages. */
export const VersionName = ({ value }: { value: string }) => <Code dir="ltr">{value}</Code>
