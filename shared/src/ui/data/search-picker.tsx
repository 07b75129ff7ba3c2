import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { SearchInput } from '../form/search-input.tsx'
import { Button } from '../press/button.tsx'
import { Skeleton } from '../status/skeleton.tsx'
import { Text } from '../text/text.tsx'
import { Identity } from './identity.tsx'
import { useSearchText } from './search-text.ts'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '1',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    '& > li > button': {
      w: 'full',
      h: 'auto',
      py: '1.5',
      px: '2',
      justifyContent: 'start',
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})

export interface SearchPickerProps<Item> {
  labels: {
    search: string
    retry: string
    none: string
    /** Names the list for screen readers. */
    found: string
  }
  search: string
  /** Comes a moment after the last key. */
  onSearch: (search: string) => void
  /** Undefined until the first answer. */
  items: readonly Item[] | undefined
  isError: boolean
  onRetry: () => void
  itemOf: (item: Item) => { key: number; name: string; detail: ReactNode }
  onPick: (item: Item) => void
}

/** Search, and press the one that is meant. */
export const SearchPicker = <Item,>(props: SearchPickerProps<Item>) => {
  const { labels, search, onSearch, items, isError, onRetry, itemOf, onPick } = props
  const { text, setText } = useSearchText(search, onSearch)
  return (
    <Stack gap="2">
      <Flex>
        <SearchInput label={labels.search} value={text} onChange={setText} />
      </Flex>
      {isError && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {!items && !isError && <Skeleton h="24" />}
      {items?.length === 0 && <Text color="muted">{labels.none}</Text>}
      {items && items.length > 0 && (
        <List aria-label={labels.found}>
          {items.map(item => {
            const { key, name, detail } = itemOf(item)
            return (
              <li key={key}>
                <Button variant="ghost" onClick={() => onPick(item)}>
                  <Identity mark={name.slice(0, 1)} name={name} detail={detail} />
                </Button>
              </li>
            )
          })}
        </List>
      )}
    </Stack>
  )
}
