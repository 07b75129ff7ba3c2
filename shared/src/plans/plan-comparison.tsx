import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Box, Heading, Money, Num, chakra } from '@sufra/shared/ui'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Plan, PlanFeature } from '#src/contracts/plan.ts'
import { inLanguage } from '#src/contracts/text.ts'
import { FeatureValueText } from './feature-value-text.tsx'
import { planWords } from './plan-words.ts'

const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})

const Table = chakra('table', {
  base: {
    w: '100%',
    borderCollapse: 'collapse',
    '& th, & td': { p: '3', textAlign: 'start', verticalAlign: 'middle', minW: '24' },
    '& thead th': { bg: 'soft', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'medium', minW: '32' },
    '& tr + tr > *, & tbody > tr:first-of-type > *': { borderBlockStartWidth: '1px', borderColor: 'line' },
    // The first column stays in view while the plans scroll.
    '& tr > :first-child': { position: 'sticky', insetInlineStart: '0', bg: 'surface' },
    '& thead tr > :first-child': { bg: 'soft' },
  },
})

/** Returns the features of all plans, each once. */
const featuresOf = (plans: readonly Plan[]): PlanFeature[] => [
  ...new Map(plans.flatMap(({ features }) => features.map(each => [each.featureId, each]))).values(),
]

interface RowProps {
  name: ReactNode
  plans: readonly Plan[]
  render: (plan: Plan) => ReactNode
}

const Row = ({ name, plans, render }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {plans.map(plan => (
      <td key={plan.id}>{render(plan)}</td>
    ))}
  </tr>
)

/** Renders the plans side by side, feature by feature, with their prices. Renders nothing without plans. */
export const PlanComparison = ({ plans }: { plans: readonly Plan[] }) => {
  const { language } = useLanguage()
  const words = planWords(language)
  const titleId = useId()
  if (plans.length === 0) return null
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Heading id={titleId} as="h2" textStyle="xl17" fontWeight="semibold">
        {words.compare}
      </Heading>
      <Scroller tabIndex={0} role="region" aria-labelledby={titleId}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{words.feature}</th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  <Bdi>{inLanguage(name, language)}</Bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              name={words.monthly}
              plans={plans}
              render={({ priceMonthly }) => <Money value={priceMonthly} />}
            />
            <Row
              name={words.yearly}
              plans={plans}
              render={({ priceYearly }) =>
                priceYearly === null ? words.nothing : <Money value={priceYearly} />
              }
            />
            <Row name={words.trial} plans={plans} render={({ trialDays }) => <Num value={trialDays} />} />
            {featuresOf(plans).map(({ featureId, name, kind }) => (
              <Row
                key={featureId}
                name={<Bdi>{inLanguage(name, language)}</Bdi>}
                plans={plans}
                render={({ features }) => (
                  <FeatureValueText
                    kind={kind}
                    value={features.find(each => each.featureId === featureId)?.value}
                  />
                )}
              />
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Box>
  )
}
