import type { MenuField } from '@sufra/shared/contracts/menu-columns'
import type { ImportChange } from '@sufra/shared/contracts/menu-import'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Card, chakra, DirectionalIcon, Pill, VisuallyHidden } from '@sufra/shared/ui'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FIELD_NAMES } from './field-names.ts'
import { CardHead } from './sheet-table.ts'

const List = chakra('ul', {
  base: {
    maxH: '30rem',
    overflowY: 'auto',
    '& > li': { py: '3', px: '4', borderTopWidth: '1px', borderColor: 'line' },
    '& h3': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', fontWeight: 'medium' },
    '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1', mt: '1', textStyle: 'sm13' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '1.5', alignItems: 'center', minW: '0' },
    '& dt': { color: 'muted' },
    '& dd': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      alignItems: 'center',
      minW: '0',
      overflowWrap: 'anywhere',
    },
    '& img': { w: '18', h: '12', objectFit: 'cover', borderRadius: 'control' },
    '& del': { color: 'muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'medium' },
  },
})

const Change = ({ name, isNew, fields }: ImportChange) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const shown = (field: MenuField, value: string) => {
    if (field === 'picture' && value !== '') return <img src={value} alt="" width={72} height={48} />
    if (field === 'isVisible') return value === 'yes' ? t('menus:import.yes') : t('menus:import.no')
    return value === '' ? t('menus:import.empty') : value
  }
  return (
    <li>
      <h3>
        <Bdi>{inLanguage(name, language)}</Bdi>
        {isNew && <Pill family="active">{t('menus:import.newItem')}</Pill>}
      </h3>
      <dl>
        {fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(FIELD_NAMES[field])}</dt>
            <dd>
              {!isNew && (
                <>
                  <del>
                    <Bdi>{shown(field, before)}</Bdi>
                  </del>
                  <DirectionalIcon icon={ArrowRight} size={14} />
                  <VisuallyHidden>{t('menus:import.becomes')}</VisuallyHidden>
                </>
              )}
              <ins>
                <Bdi>{shown(field, after)}</Bdi>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

interface ChangeCardProps {
  changes: readonly ImportChange[]
  isCut: boolean
}

/** Preview of the changes, item by item. */
export const ChangeCard = ({ changes, isCut }: ChangeCardProps) => {
  const { t } = useTranslation()
  return (
    <Card as="section">
      <CardHead>
        <h2>{t('menus:import.changes')}</h2>
        {isCut && <p>{t('menus:import.more', { listed: changes.length })}</p>}
      </CardHead>
      <List>
        {changes.map((change, at) => (
          <Change key={`${at} ${change.row}`} {...change} />
        ))}
      </List>
    </Card>
  )
}
