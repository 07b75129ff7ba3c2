import type { PackageDetails } from '@sufra/shared/contracts/package'
import { perMonth } from '@sufra/shared/contracts/subscription-price'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Money, Num, Pill, TextLink } from '@sufra/shared/ui'
import type { PillFamily } from '@sufra/shared/ui'
import { Identity } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { Menu } from '@sufra/shared/ui/overlays'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { periodText } from '#src/offers/offer-words.ts'
import { packageState } from './packages-url.ts'
import type { PackageState } from './packages-url.ts'

const FAMILIES: Record<PackageState, PillFamily> = {
  offered: 'active',
  planHidden: 'pending',
  off: 'neutral',
}

/** Returns the columns of the packages, the name first. */
export const usePackageColumns = (
  onDelete: (leaving: { id: number; name: string }) => void,
): TableColumn<PackageDetails>[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const nameOf = ({ name }: PackageDetails) => inLanguage(name, language)
  const planOf = ({ planName }: PackageDetails) => inLanguage(planName, language)
  const periodOf = ({ months }: PackageDetails) => periodText(months, language)
  const stateOf = (row: PackageDetails) => t(`admin:packages.states.${packageState(row)}`)
  return [
    {
      id: 'package',
      header: t('admin:packages.columnPackage'),
      sortKey: 'name',
      sortValue: nameOf,
      exportValue: nameOf,
      render: row => (
        <Identity
          mark={nameOf(row).slice(0, 1)}
          name={
            <TextLink asChild color="ink" fontWeight="semibold">
              <Link to={`/packages/${row.id}`}>
                <bdi>{nameOf(row)}</bdi>
              </Link>
            </TextLink>
          }
          detail={<Bdi>{planOf(row)}</Bdi>}
        />
      ),
    },
    {
      id: 'plan',
      header: t('admin:plans.columnPlan'),
      isOptional: true,
      exportValue: planOf,
      render: row => <Bdi>{planOf(row)}</Bdi>,
    },
    {
      id: 'months',
      header: t('admin:packages.columnMonths'),
      sortKey: 'months',
      sortValue: ({ months }) => months,
      exportValue: ({ months }) => months,
      render: periodOf,
    },
    {
      id: 'price',
      header: t('admin:packages.columnPrice'),
      align: 'end',
      sortKey: 'price',
      sortValue: ({ price }) => price,
      exportValue: ({ price }) => price,
      render: ({ price }) => <Money value={price} />,
    },
    {
      id: 'perMonth',
      header: t('admin:packages.columnPerMonth'),
      align: 'end',
      exportValue: perMonth,
      render: row => <Money value={perMonth(row)} />,
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
      render: row => <Pill family={FAMILIES[packageState(row)]}>{stateOf(row)}</Pill>,
    },
    {
      id: 'actions',
      header: t('admin:plans.columnActions'),
      isAction: true,
      align: 'end',
      render: row => (
        <Menu
          label={t('admin:plans.actionsFor', { name: nameOf(row) })}
          items={[
            {
              id: 'delete',
              label: t('admin:plans.delete'),
              icon: <Trash2 size={16} aria-hidden />,
              isDanger: true,
              onSelect: () => onDelete({ id: row.id, name: nameOf(row) }),
            },
          ]}
        />
      ),
    },
  ]
}
