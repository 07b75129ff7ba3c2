import { Card } from '@sufra/shared/ui'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'

const styles: ComponentProps<typeof Card>['css'] = {
  p: '4.5',
  display: 'grid',
  gridTemplateColumns: { base: '9.5rem minmax(0, 1fr)', mdDown: 'minmax(0, 1fr)' },
  gap: { base: '5', mdDown: '3.5' },
  smDown: { p: '4' },
  '& > header > h2': { textStyle: 'lg15', fontWeight: 'semibold' },
  '& > header > p': { textStyle: 'sm13', color: 'muted', mt: '1' },
  '& > div': { display: 'grid', gap: '4.5', minW: '0', alignContent: 'start' },
}

interface SectionCardProps {
  title: string
  help: string
  children: ReactNode
}

/** Section of the form: title and help at the start, fields beside them. */
export const SectionCard = ({ title, help, children }: SectionCardProps) => {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} css={styles}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{help}</p>
      </header>
      <div>{children}</div>
    </Card>
  )
}
