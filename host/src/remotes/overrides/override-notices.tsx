import { useFormat } from '@sufra/shared/i18n'
import { Banner, Box, Button, Flex, Stack } from '@sufra/shared/ui'
import { FlaskConical, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Code } from '#src/bidi-text/code.tsx'
import { dropRefusal, useOverrides } from '#src/remotes/override-store.ts'
import type {
  Override,
  OverrideQuestion,
  RefusedOverride,
  PreviewFacts,
} from '#src/remotes/override-store.ts'
import { endOverride } from './override-endings.ts'
import { acceptOverrideRequest, declineOverrideRequest } from './run-overrides.ts'

/** States the author, the end and the version of a preview. */
const PreviewLine = ({ facts: { by, until }, version }: { facts: PreviewFacts; version?: string }) => {
  const { t } = useTranslation('inspector')
  const format = useFormat()
  return (
    <Box textStyle="sm13" fontWeight="normal">
      {t('preview.facts', { by, until: format.dateTime(until) })} {version && <Code>{version}</Code>}
    </Box>
  )
}

const Problem = ({ text }: { text: string }) => {
  const { t } = useTranslation('inspector')
  return (
    <Box as="details" textStyle="sm13" fontWeight="normal" mt="1">
      <Box as="summary" cursor="pointer">
        {t('override.doesNotCompile')}
      </Box>
      <Box as="pre" dir="ltr" textStyle="xs12" mt="1" maxH="160px" overflow="auto" whiteSpace="pre-wrap">
        {text}
      </Box>
    </Box>
  )
}

const RunningNotice = ({ name, override }: { name: string; override: Override }) => {
  const { t } = useTranslation('inspector')
  const { t: tHost } = useTranslation('host')
  return (
    <Banner
      tone="pending"
      icon={<FlaskConical size={18} strokeWidth={1.75} aria-hidden />}
      action={
        <Button size="sm" variant="outline" onClick={() => endOverride(name)}>
          {override.preview ? t('preview.leave') : tHost('remotes.resetOverride')}
        </Button>
      }
    >
      {override.preview ? t('preview.running') : t('override.running')}{' '}
      <Code>{`${name} ← ${override.preview?.preview ?? override.url}`}</Code>
      {override.preview && <PreviewLine facts={override.preview} version={override.version?.version} />}
      {override.failure && (
        <Box textStyle="sm13" fontWeight="normal">
          {t('override.nothingToRun')}
        </Box>
      )}
      {override.buildProblem !== null && <Problem text={override.buildProblem} />}
    </Banner>
  )
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)

const placeOf = (name: string, url: string): string => (url === '' ? name : `${name} ← ${originOf(url)}`)

const RefusedNotice = ({ refusal }: { refusal: RefusedOverride }) => {
  const { t } = useTranslation('inspector')
  const { name, url, reason } = refusal
  return (
    <Banner
      tone="error"
      icon={<TriangleAlert size={18} strokeWidth={1.75} aria-hidden />}
      action={
        <Button size="sm" variant="ghost" onClick={() => dropRefusal(name)}>
          {t('override.understood')}
        </Button>
      }
    >
      {t('override.refused')} <Code>{placeOf(name, url)}</Code>
      <Box textStyle="sm13" fontWeight="normal">
        {t(`override.reasons.${reason}`)}
      </Box>
    </Banner>
  )
}

const QuestionNotice = ({ question: { name, url, preview } }: { question: OverrideQuestion }) => {
  const { t } = useTranslation('inspector')
  return (
    <Banner tone="notice" icon={<TriangleAlert size={18} strokeWidth={1.75} aria-hidden />}>
      {preview ? t('preview.asked') : t('override.asked')} <Code>{`${name} ← ${url}`}</Code>
      {preview && <PreviewLine facts={preview} />}
      <Box textStyle="sm13" fontWeight="normal">
        {t('override.askedDetail')}
      </Box>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => void acceptOverrideRequest(name)}>
          {t('override.accept')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => declineOverrideRequest(name)}>
          {t('override.decline')}
        </Button>
      </Flex>
    </Banner>
  )
}

/** Lists running overrides, override requests of links and refusals, each with its actions. */
export const OverrideNotices = () => {
  const running = useOverrides(state => state.running)
  const refused = useOverrides(state => state.refused)
  const asked = useOverrides(state => state.asked)
  return (
    <Stack gap="2" px={{ base: '4', sm: '7' }} pt="3">
      {Object.entries(running).map(([name, override]) => (
        <RunningNotice key={name} name={name} override={override} />
      ))}
      {asked.map(question => (
        <QuestionNotice key={question.name} question={question} />
      ))}
      {refused.map(refusal => (
        <RefusedNotice key={refusal.name} refusal={refusal} />
      ))}
    </Stack>
  )
}
