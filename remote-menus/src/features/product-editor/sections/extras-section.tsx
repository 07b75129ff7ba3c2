import { Box, Text, lazyPart } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { ChoicePart } from './choice-part.tsx'
import type { ChoicePartProps } from './choice-part.tsx'
import type { GroupsPartProps } from './groups-part.tsx'
import { SectionCard } from './section-card.tsx'

// What is dragged comes with it, and most products have no groups of their own.
const { Part: LazyGroupsPart } = lazyPart<GroupsPartProps>({
  load: () => import(/* webpackChunkName: "groups" */ './groups-part.tsx').then(each => each.GroupsPart),
  height: '44px',
})

/** What a customer picks with it: a choice that other products carry too, and groups of its own. */
export const ExtrasSection = (props: ChoicePartProps) => {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('menus:editor.extras.title')} help={t('menus:editor.extras.help')}>
      <ChoicePart {...props} />
      <Box>
        <Text textStyle="sm13" fontWeight="medium" mb="1.5">
          {t('menus:editor.fields.modifiers')}
        </Text>
        <LazyGroupsPart form={props.form} canPrice={props.canPrice} />
      </Box>
    </SectionCard>
  )
}
