import { Box, Button, Text, lazyPart } from '@sufra/shared/ui'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { newGroup } from '#src/modifier-groups/group-values.ts'
import { ChoicePart } from './choice-part.tsx'
import type { ChoicePartProps } from './choice-part.tsx'
import type { GroupsPartProps } from './groups-part.tsx'
import { SectionCard } from './section-card.tsx'

// Lazy, because it includes drag and drop and many products have no own groups.
const { Part: LazyGroupsPart, preload } = lazyPart<GroupsPartProps>({
  load: () => import(/* webpackChunkName: "groups" */ './groups-part.tsx').then(each => each.GroupsPart),
  height: '96px',
})

/** A shared modifier group and the product's own groups. */
export const ExtrasSection = (props: ChoicePartProps) => {
  const { t } = useTranslation()
  const modifiers = props.form.bind('modifiers')
  return (
    <SectionCard title={t('menus:editor.extras.title')} help={t('menus:editor.extras.help')}>
      <ChoicePart {...props} />
      <Box>
        <Text textStyle="sm13" fontWeight="medium" mb="1.5">
          {t('menus:editor.fields.modifiers')}
        </Text>
        {modifiers.value.length > 0 ? (
          <LazyGroupsPart form={props.form} canPrice={props.canPrice} />
        ) : (
          <Button
            variant="soft"
            icon={<Plus size={18} aria-hidden />}
            onPointerEnter={() => void preload().catch(() => undefined)}
            onClick={() => modifiers.onChange([newGroup()])}
          >
            {t('menus:editor.addGroup')}
          </Button>
        )}
      </Box>
    </SectionCard>
  )
}
