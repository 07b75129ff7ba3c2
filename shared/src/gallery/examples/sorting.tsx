import { useState } from 'react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { SortableList } from '#src/ui/sortable.ts'

export const SortingExample = () => {
  const say = useExampleText()
  const [ids, setIds] = useState([1, 2, 3])
  const names = ['', say('مقبلات', 'Starters'), say('أطباق رئيسية', 'Mains'), say('حلويات', 'Desserts')]
  const categories = ids.map(id => ({ id, name: names[id] ?? '' }))
  return (
    <SortableList
      label={say('ترتيب الأقسام', 'Order of the categories')}
      items={categories}
      nameOf={({ name }) => name}
      onChange={sorted => setIds(sorted.map(({ id }) => id))}
      renderItem={({ name }) => name}
    />
  )
}
