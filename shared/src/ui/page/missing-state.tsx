import { Link } from '#src/router/router.ts'
import { LinkButton } from '#src/ui/press/link-button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface MissingStateProps {
  /** "There is no such plan": trying again would find none either. */
  title: string
  /** Where the others of its kind are. */
  to: string
  /** "To the plans". */
  toLabel: string
}

/** In place of a screen whose address names nothing that there is, with the way to what there is. */
export const MissingState = ({ title, to, toLabel }: MissingStateProps) => (
  <EmptyState
    drawing="search"
    title={title}
    action={
      <LinkButton asChild variant="outline">
        <Link to={to}>{toLabel}</Link>
      </LinkButton>
    }
  />
)
