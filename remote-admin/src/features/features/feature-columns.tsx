import type { Feature } from '@sufra/shared/contracts/feature'
import { inLanguage } from '@sufra/shared/contracts/text'
import { FeatureValueText } from '@sufra/shared/plans'
import { Link } from '@sufra/shared/router'
import { Num, Pill, TextLink } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { Menu } from '@sufra/shared/ui/overlays'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Returns the columns of the features, the name first. */
export const useFeatureColumns = (onDelete: (feature: Feature) => void): TableColumn<Feature>[] => {
  const { t, i18n } = useTranslation()
  const nameOf = ({ name }: Feature) => inLanguage(name, i18n.language)
  const kindOf = ({ kind }: Feature) => t(`admin:features.kinds.${kind}`)
  return [
    {
      id: 'feature',
      header: t('admin:features.columnFeature'),
      sortKey: 'name',
      sortValue: nameOf,
      exportValue: nameOf,
      render: feature => (
        <Identity
          mark={nameOf(feature).slice(0, 1)}
          name={
            <TextLink asChild color="ink" fontWeight="semibold">
              <Link to={`/addfeatures/${feature.id}`}>
                <bdi>{nameOf(feature)}</bdi>
              </Link>
            </TextLink>
          }
          detail={<Num value={feature.key} />}
        />
      ),
    },
    { id: 'kind', header: t('admin:features.columnKind'), render: kindOf, exportValue: kindOf },
    {
      id: 'default',
      header: t('admin:features.columnDefault'),
      render: ({ kind, defaultValue }) => <FeatureValueText kind={kind} value={defaultValue} />,
    },
    {
      id: 'plans',
      header: t('admin:features.columnPlans'),
      align: 'end',
      sortKey: 'plans',
      sortValue: ({ planCount }) => planCount,
      exportValue: ({ planCount }) => planCount,
      render: ({ planCount }) => <Num value={planCount} />,
    },
    {
      id: 'enforced',
      header: t('admin:features.columnEnforced'),
      render: ({ isEnforced }) =>
        isEnforced ? <Pill family="active">{t('admin:features.enforced')}</Pill> : '—',
      exportValue: ({ isEnforced }) => (isEnforced ? t('admin:features.enforced') : null),
    },
    {
      id: 'actions',
      header: t('admin:plans.columnActions'),
      isAction: true,
      align: 'end',
      render: feature => (
        <Menu
          label={t('admin:plans.actionsFor', { name: nameOf(feature) })}
          items={[
            {
              id: 'delete',
              label: t('admin:plans.delete'),
              icon: <Trash2 size={16} aria-hidden />,
              isDanger: true,
              onSelect: () => onDelete(feature),
            },
          ]}
        />
      ),
    },
  ]
}
