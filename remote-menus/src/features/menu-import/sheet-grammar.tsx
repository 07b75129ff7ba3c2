import { Bdi, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const Grammar = chakra('details', {
  base: {
    textStyle: 'sm13',
    color: 'muted',
    '& summary': {
      minH: '11',
      display: 'list-item',
      alignContent: 'center',
      cursor: 'pointer',
      color: 'ink',
    },
    '& dt': { mt: '2' },
    '& dd': { color: 'ink', overflowWrap: 'anywhere' },
    '& p': { mt: '2' },
  },
})

/** Help on the format of sizes and modifier groups in a cell. */
export const SheetGrammar = () => {
  const { t } = useTranslation()
  return (
    <Grammar>
      <summary>{t('menus:import.grammar')}</summary>
      <dl>
        <dt>{t('menus:import.sizes')}</dt>
        <dd>
          <Bdi>{t('menus:import.sizesExample')}</Bdi>
        </dd>
        <dt>{t('menus:import.modifiers')}</dt>
        <dd>
          <Bdi>{t('menus:import.modifiersExample')}</Bdi>
        </dd>
      </dl>
      <p>{t('menus:import.modifiersAbout')}</p>
    </Grammar>
  )
}
