import { chakra } from '@sufra/shared/ui'
import type { ReactNode } from 'react'

const Root = chakra('section', {
  base: {
    '& > header': { display: 'flex', alignItems: 'baseline', gap: '2', mb: '2' },
    '& > header > h3': { flex: 1, textStyle: 'lg15', fontWeight: 'semibold' },
    '& > header > span': { color: 'muted', textStyle: 'sm13' },
  },
})

/** Section of the details with a title and an optional note at its end. */
export const Section = ({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) => (
  <Root>
    <header>
      <h3>{title}</h3>
      {aside && <span>{aside}</span>}
    </header>
    {children}
  </Root>
)
