import type { Connection } from '@sufra/shared/contracts/integration'
import { Bdi, Box } from '@sufra/shared/ui'
import { ReceiptText, TriangleAlert, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { platformErrorText } from '../platform-error-text.ts'
import { useAgo } from '../use-ago.ts'

const Problem = ({ connection }: { connection: Connection }) => {
  const { t } = useTranslation('integrations')
  const ago = useAgo()
  const { problem, failingSince } = connection
  if (!problem)
    return (
      <>
        <dt>
          <TriangleAlert size={14} aria-hidden />
          {t('facts.problem')}
        </dt>
        <dd>{t('facts.noProblem')}</dd>
      </>
    )
  const said = platformErrorText(problem)
  return (
    <>
      <dt data-bad={failingSince !== null || undefined}>
        <TriangleAlert size={14} aria-hidden />
        {t(failingSince ? 'facts.problem' : 'facts.lastProblem')}
      </dt>
      <dd data-bad={failingSince !== null || undefined}>
        {t(`problem.${problem.kind}`)}
        {said !== '' && (
          <Box as="span" display="block">
            <Bdi>{said}</Bdi>
          </Box>
        )}
        <Box as="span" display="block">
          {failingSince ? t('facts.since', { when: ago(failingSince) }) : ago(problem.at)}
        </Box>
      </dd>
    </>
  )
}

/** Last order, last menu and last error of a connection. */
export const ConnectionFacts = ({ connection }: { connection: Connection }) => {
  const { t } = useTranslation('integrations')
  const ago = useAgo()
  const { lastOrderAt, lastTestAt, lastMenu } = connection
  return (
    <dl>
      <dt>
        <ReceiptText size={14} aria-hidden />
        {t('facts.order')}
      </dt>
      <dd>
        {lastOrderAt ? ago(lastOrderAt) : t('facts.noOrder')}
        {lastTestAt && ` · ${t('facts.test', { when: ago(lastTestAt) })}`}
      </dd>
      <dt data-bad={lastMenu?.state === 'Failed' || undefined}>
        <Upload size={14} aria-hidden />
        {t('facts.menu')}
      </dt>
      <dd data-bad={lastMenu?.state === 'Failed' || undefined}>
        {lastMenu ? `${t(`menu.${lastMenu.state}`)} · ${ago(lastMenu.at)}` : t('facts.noMenu')}
      </dd>
      <Problem connection={connection} />
    </dl>
  )
}
