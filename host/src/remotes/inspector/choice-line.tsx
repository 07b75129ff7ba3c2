import { Text } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Code } from '#src/bidi-text/code.tsx'
import type { RemoteFacts } from './remote-facts.ts'

const isWaiting = ({ running, chosen }: RemoteFacts): boolean =>
  running !== null && chosen !== null && running.version !== chosen.version.version

/** Explains why this version runs. */
export const ChoiceLine = ({ remote }: { remote: RemoteFacts }) => {
  const { t } = useTranslation('inspector')
  const { chosen, running, inTab, state } = remote
  const choice = running?.choice ?? chosen?.choice
  const insteadOf = chosen?.insteadOf
  return (
    <Text color="muted" textStyle="sm13">
      {inTab.off ? t('why.offInTab') : state.phase === 'disabled' && t('why.offByOperator')}
      {state.phase !== 'disabled' && (choice ? t(`why.${choice}`) : t('why.unreleased'))}{' '}
      {choice === 'canary' && chosen && <Code>{chosen.why}</Code>}
      {insteadOf && (
        <>
          {t('why.insteadOf')} <Code>{`${insteadOf.version} · ${insteadOf.code}`}</Code>
        </>
      )}
      {isWaiting(remote) && (
        <>
          {' '}
          {t('why.waiting')} <Code>{chosen?.version.version}</Code>
        </>
      )}
    </Text>
  )
}
