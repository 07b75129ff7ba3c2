import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Bdi, Box, Button, Heading, Text, TextLink, chakra } from '@sufra/shared/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: 'touch',
      borderTopWidth: '1px',
      borderColor: 'line',
      py: '1',
    },
    '& > li:first-of-type': { borderTopWidth: '0' },
    '& > li > div': { minW: '0', overflowWrap: 'anywhere' },
    '& > li > p': { flexShrink: '0', textAlign: 'end' },
  },
})

export interface Row {
  id: string
  name: string
  to: string
  /** A smaller line below the name. */
  detail?: string
  end: ReactNode
}

const FEW = 6

interface RowListProps {
  title: string
  /** The first few rows are shown, the rest on a press. */
  rows: readonly Row[]
  /** Text of an empty list. */
  nothing: string
  /** Link to the complete list. */
  footer?: { to: string; text: string }
}

const RowName = ({ name, to, detail }: Omit<Row, 'id' | 'end'>) => (
  <div>
    <TextLink
      asChild
      color="ink"
      fontWeight="medium"
      display="inline-grid"
      alignContent="center"
      minH="touch"
    >
      <Link to={to}>
        <Bdi>{name}</Bdi>
        {detail && (
          <Text as="small" color="muted" fontWeight="regular" textStyle="xs12">
            {detail}
          </Text>
        )}
      </Link>
    </TextLink>
  </div>
)

/** Rows of a panel, each with a link. */
export const RowList = ({ title, rows, nothing, footer }: RowListProps) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const [hasAll, setHasAll] = useState(false)
  const shown = hasAll ? rows : rows.slice(0, FEW)
  return (
    <>
      <Heading textStyle="lg15" fontWeight="semibold" pb="1" pe="9">
        {title}
      </Heading>
      {rows.length === 0 && <Text color="muted">{nothing}</Text>}
      <List aria-label={title}>
        {shown.map(row => (
          <li key={row.id}>
            <RowName name={row.name} to={row.to} detail={row.detail} />
            <Text color="muted" textStyle="sm13">
              {row.end}
            </Text>
          </li>
        ))}
      </List>
      {rows.length > shown.length && (
        <Button variant="ghost" size="sm" ms="-3" onClick={() => setHasAll(true)}>
          {t('operator.showAll', { total: format.number(rows.length) })}
        </Button>
      )}
      {footer && (
        <Box borderTopWidth="1px" borderColor="line" mt="1">
          <TextLink asChild display="inline-flex" alignItems="center" minH="touch">
            <Link to={footer.to}>{footer.text}</Link>
          </TextLink>
        </Box>
      )}
    </>
  )
}
