import { Link } from '@sufra/shared/router'
import { Num, Text, TextLink } from '@sufra/shared/ui'
import { behindAddress } from './behind-address.ts'
import type { RevenueFigureRequest } from './revenue.queries.ts'

interface FigureLinkProps {
  behind: RevenueFigureRequest
  /** Text of the figure; a zero has no merchants to show. */
  text: string
  isNothing: boolean
}

/** Renders a figure as a link to its merchants. */
export const FigureLink = ({ behind, text, isNothing }: FigureLinkProps) => {
  if (isNothing)
    return (
      <Text as="span" color="muted">
        <Num value={text} />
      </Text>
    )
  return (
    <TextLink asChild display="inline-flex" alignItems="center" minH="touch">
      <Link to={behindAddress(behind)}>
        <Num value={text} />
      </Link>
    </TextLink>
  )
}
