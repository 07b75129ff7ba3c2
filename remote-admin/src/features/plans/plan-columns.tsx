import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Money, Num, Pill, TextLink } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { Menu } from '@sufra/shared/ui/overlays'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Returns true if merchants see the plan and can choose it. */
export const isOffered = ({ isActive, isPublic }: PlanDetails): boolean => isActive && isPublic

/** Returns the columns of the plans, the name first. */
export const usePlanColumns = (onDelete: (plan: PlanDetails) => void): TableColumn<PlanDetails>[] => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const nameOf = ({ name }: PlanDetails) => inLanguage(name, i18n.language)
  const stateOf = (plan: PlanDetails) => t(isOffered(plan) ? 'admin:plans.offered' : 'admin:plans.hidden')
  return [
    {
      id: 'plan',
      header: t('admin:plans.columnPlan'),
      sortKey: 'name',
      sortValue: nameOf,
      exportValue: nameOf,
      render: plan => (
        <Identity
          mark={nameOf(plan).slice(0, 1)}
          name={
            <TextLink asChild color="ink" fontWeight="semibold">
              <Link to={`/addPlan/${plan.id}`}>
                <bdi>{nameOf(plan)}</bdi>
              </Link>
            </TextLink>
          }
          detail={t('admin:plans.featureCount', { count: plan.features.length })}
        />
      ),
    },
    {
      id: 'monthly',
      header: t('admin:plans.columnMonthly'),
      align: 'end',
      sortKey: 'price',
      sortValue: ({ priceMonthly }) => priceMonthly,
      exportValue: ({ priceMonthly }) => priceMonthly,
      render: ({ priceMonthly }) => <Money value={priceMonthly} />,
    },
    {
      id: 'yearly',
      header: t('admin:plans.columnYearly'),
      align: 'end',
      exportValue: ({ priceYearly }) => priceYearly,
      render: ({ priceYearly }) => (priceYearly === null ? '—' : <Money value={priceYearly} />),
    },
    {
      id: 'trial',
      header: t('admin:plans.columnTrial'),
      align: 'end',
      exportValue: ({ trialDays }) => trialDays,
      render: ({ trialDays }) => <Num value={trialDays} />,
    },
    {
      id: 'subscribers',
      header: t('admin:plans.columnSubscribers'),
      align: 'end',
      sortKey: 'subscribers',
      sortValue: ({ subscribers }) => subscribers,
      exportValue: ({ subscribers }) => subscribers,
      render: ({ subscribers }) => <Num value={subscribers} />,
    },
    {
      id: 'changed',
      header: t('admin:plans.columnChanged'),
      isOptional: true,
      exportValue: ({ updatedAt }) => format.date(updatedAt),
      render: ({ updatedAt }) => format.date(updatedAt),
    },
    {
      id: 'state',
      header: t('admin:plans.columnState'),
      exportValue: stateOf,
      render: plan => <Pill family={isOffered(plan) ? 'active' : 'neutral'}>{stateOf(plan)}</Pill>,
    },
    {
      id: 'actions',
      header: t('admin:plans.columnActions'),
      isAction: true,
      align: 'end',
      render: plan => (
        <Menu
          label={t('admin:plans.actionsFor', { name: nameOf(plan) })}
          items={[
            {
              id: 'delete',
              label: t('admin:plans.delete'),
              icon: <Trash2 size={16} aria-hidden />,
              isDanger: true,
              onSelect: () => onDelete(plan),
            },
          ]}
        />
      ),
    },
  ]
}
