import { useWords } from '../provider/words.ts'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageHead } from './page-head.tsx'

export interface ComingSoonPageProps {
  /** The name of the screen, as the sidebar has it. */
  title: string
}

/** What every screen that is not built yet shows: its name, in the page's title too, and the truth. */
export const ComingSoonPage = ({ title }: ComingSoonPageProps) => {
  const words = useWords()
  return (
    <>
      <title>{`${title} · ${words.brand}`}</title>
      <PageHead title={title} />
      <Card minH="360px" display="grid">
        <EmptyState title={words.comingSoon} detail={words.comingSoonDetail} />
      </Card>
    </>
  )
}
