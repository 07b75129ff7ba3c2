import type { FaultyGroup, MenuProblem } from '@sufra/shared/contracts/publication'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Banner, Stack, TextLink } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const SHOWN = 5
const GROUP_PROBLEMS: Record<FaultyGroup['code'], string> = {
  no_options: 'noOptions',
  min_above_max: 'minAboveMax',
  min_above_options: 'minAboveOptions',
  required_needs_one: 'requiredWithoutMin',
  same_option_name: 'sameOptionName',
  same_group_name: 'sameGroupName',
}

interface ProblemProps {
  serviceProviderId: number
  problem: MenuProblem
}

interface GroupsProps {
  serviceProviderId: number
  groups: FaultyGroup[]
}

/** Invalid groups of one dish with the reason; a shared group links to its own page. */
const Groups = ({ serviceProviderId, groups }: GroupsProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return groups.map(({ kind, id, name, code }) => (
    <span key={`${kind} ${id} ${code}`}>
      {' — '}
      {kind === 'choice' ? (
        <TextLink asChild>
          <Link to={`/menus/dialog?serviceProviderId=${serviceProviderId}`}>
            {inLanguage(name, language)}
          </Link>
        </TextLink>
      ) : (
        <bdi>{inLanguage(name, language)}</bdi>
      )}
      {': '}
      {t(`menus:channels.groupProblems.${GROUP_PROBLEMS[code]}`)}
    </span>
  ))
}

const Problem = ({ serviceProviderId, problem }: ProblemProps) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { code, language: missing, isBlocking, dishes } = problem
  const key = missing ? `${code}_${missing}` : code
  const rest = dishes.length - SHOWN
  return (
    <Banner tone={isBlocking ? 'error' : 'notice'}>
      {t(`menus:channels.problems.${key}`, { count: dishes.length })}
      {': '}
      {dishes.slice(0, SHOWN).map(({ productId, name, groups = [] }, place) => (
        <span key={productId}>
          {place > 0 && ' · '}
          <TextLink asChild>
            <Link to={`/menus/new-meal?id=${productId}&serviceProviderId=${serviceProviderId}`}>
              {inLanguage(name, language) || `#${productId}`}
            </Link>
          </TextLink>
          <Groups serviceProviderId={serviceProviderId} groups={groups} />
        </span>
      ))}
      {rest > 0 && ` ${t('menus:channels.andMore', { count: rest })}`}
    </Banner>
  )
}

/** Problems that must be fixed before publishing, with links to the dishes. */
export const Problems = ({
  serviceProviderId,
  problems,
}: {
  serviceProviderId: number
  problems: MenuProblem[]
}) =>
  problems.length > 0 && (
    <Stack gap="2">
      {problems.map(problem => (
        <Problem
          key={`${problem.code}-${problem.language}`}
          serviceProviderId={serviceProviderId}
          problem={problem}
        />
      ))}
    </Stack>
  )
