import { Pencil, Plus } from 'lucide-react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Button, Flex, IconButton, LinkButton, TextLink } from '#src/ui/core.ts'

export const PressExample = () => {
  const say = useExampleText()
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Button icon={<Plus size={16} aria-hidden />}>{say('إضافة طبق', 'Add a dish')}</Button>
      <Button variant="outline">{say('إلغاء', 'Cancel')}</Button>
      <Button variant="danger" size="sm">
        {say('حذف', 'Delete')}
      </Button>
      <Button isLoading>{say('حفظ', 'Save')}</Button>
      <IconButton label={say('تعديل', 'Edit')} icon={<Pencil size={18} aria-hidden />} />
      <LinkButton href="#press" variant="soft">
        {say('فتح القائمة', 'Open the menu')}
      </LinkButton>
      <TextLink href="#press">{say('اقرأ المزيد', 'Read more')}</TextLink>
    </Flex>
  )
}
