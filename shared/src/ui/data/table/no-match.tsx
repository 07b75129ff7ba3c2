import { Button } from '#src/ui/press/button.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { useTableWords } from './table-words.ts'

interface NoMatchProps {
  /** "No merchant matches these filters". */
  title: string
  onClear: () => void
}

/** Renders the message of filters that match nothing, with a button that clears them. */
export const NoMatch = ({ title, onClear }: NoMatchProps) => {
  const words = useTableWords()
  return (
    <EmptyState
      drawing="search"
      title={title}
      action={
        <Button variant="outline" onClick={onClear}>
          {words.showEverything}
        </Button>
      }
    />
  )
}
