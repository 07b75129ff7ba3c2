import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '4',
    mb: '4.5',
    '& > div:first-of-type': { flex: 1, minW: '0' },
    '& h1': { textStyle: 'h24' },
    '& p': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      mt: '1',
      textStyle: 'sm13',
      color: 'muted',
      minH: '5',
    },
    // Controls are not printed.
    '& > div + div': { display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } },
    smDown: {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '3',
      // Icon-only buttons stay square.
      '& > div + div > :not([data-square])': { flex: 1 },
    },
  },
})

export interface PageHeadProps {
  title: ReactNode
  /** One line of live status under the title. */
  status?: ReactNode
  /** At most two quiet buttons and one primary. */
  actions?: ReactNode
}

export const PageHead = ({ title, status, actions }: PageHeadProps) => (
  <Root>
    <div>
      <h1>{title}</h1>
      {status && <p>{status}</p>}
    </div>
    {actions && <div>{actions}</div>}
  </Root>
)
