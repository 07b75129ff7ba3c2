import { searchKey } from '@sufra/shared/contracts/text'
import type { CannedAnswer } from '@sufra/shared/contracts/ticket'
import { chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const SHOWN = 6

const List = chakra('div', {
  base: {
    display: 'grid',
    mb: '2',
    maxH: '240px',
    overflowY: 'auto',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'well',
    '& > button': {
      display: 'flex',
      gap: '2.5',
      alignItems: 'center',
      minH: 'touch',
      px: '3',
      textAlign: 'start',
      textStyle: 'sm13',
      borderBottomWidth: '1px',
      borderColor: 'line',
      _selected: { bg: 'primary.soft' },
      _hover: { bg: 'soft' },
    },
    '& > button:last-of-type': { borderBottomWidth: '0' },
    '& code': {
      flexShrink: 0,
      px: '2',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'control',
      color: 'primary',
      fontFamily: 'inherit',
    },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flex: 1, minW: '0' },
  },
})

/** Returns the text after a slash at the start of the message; null without a search. */
export const cannedSearch = (draft: string): string | null =>
  /^\/([\p{L}\p{M}\p{N}_-]*)$/u.exec(draft)?.[1] ?? null

/** Returns the answers whose shortcut starts with the search or whose text contains it. */
export const matchingAnswers = (answers: readonly CannedAnswer[], search: string): CannedAnswer[] => {
  const key = searchKey(search)
  const rank = ({ shortcut, ar, en }: CannedAnswer): number => {
    if (searchKey(shortcut).startsWith(key)) return 0
    return searchKey(`${shortcut} ${ar} ${en}`).includes(key) ? 1 : 2
  }
  return answers
    .filter(answer => rank(answer) < 2)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, SHOWN)
}

interface CannedListProps {
  answers: readonly CannedAnswer[]
  chosen: number
  language: 'ar' | 'en'
  onPick: (answer: CannedAnswer) => void
}

/** Canned answers that match the text after the slash. Arrow keys choose and Enter inserts, from the text box. */
export const CannedList = ({ answers, chosen, language, onPick }: CannedListProps) => {
  const { t } = useTranslation('support')
  return (
    <List role="listbox" id="canned-answers" aria-label={t('canned.title')}>
      {answers.map((answer, at) => (
        <button
          key={answer.id}
          type="button"
          role="option"
          id={`canned-${answer.id}`}
          aria-selected={at === chosen}
          tabIndex={-1}
          // Keeps the focus in the text box.
          onMouseDown={event => event.preventDefault()}
          onClick={() => onPick(answer)}
        >
          <code dir="auto">/{answer.shortcut}</code>
          <span dir="auto">{answer[language]}</span>
        </button>
      ))}
    </List>
  )
}
