import type { VersionHealth } from '@sufra/shared/contracts/release-health'
import { Heading, Stack, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../moment.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li': { px: '3', py: '2', bg: 'soft', borderRadius: 'control' },
    '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '2', justifyContent: 'space-between' },
    '& small': { color: 'muted', textStyle: 'xs12' },
    '& code': {
      display: 'block',
      textStyle: 'xs12',
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      overflowWrap: 'anywhere',
      textAlign: 'left',
    },
  },
})

/** Renders the last errors as browsers reported them. */
export const LastErrors = ({ errors }: { errors: VersionHealth['lastErrors'] }) => {
  const { t } = useTranslation()
  if (errors.length === 0) return null
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" textStyle="lg15">
        {t('admin:releases.details.lastErrors')}
      </Heading>
      <List>
        {errors.map(({ at, code, detail }, place) => (
          <li key={`${at} ${place}`}>
            <p>
              <b>{t(`admin:releases.failure.${code}`)}</b>
              <small>
                <Moment at={at} />
              </small>
            </p>
            {detail && <code dir="ltr">{detail}</code>}
          </li>
        ))}
      </List>
    </Stack>
  )
}
