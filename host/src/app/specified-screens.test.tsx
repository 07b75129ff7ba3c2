import { HOST_PATHS } from '@sufra/shared/contracts/host-paths'
import { ROLE_NAMES } from '@sufra/shared/contracts/role-names'
import { SPECIFIED_SCREENS } from '@sufra/shared/contracts/specified'
import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { cloneElement, isValidElement } from 'react'
import type { ReactNode } from 'react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { hostPages } from './host-pages.tsx'
import { routes } from './routes.tsx'

// Tests of the guards cover which permissions open a screen to custom roles.
const ROLES = ROLE_NAMES.filter(role => role !== 'Custom')

/** Renders a screen's guard around a marker in place of the lazily loaded page. */
const guarded = (element: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(element) && element.props.children
    ? cloneElement(element, undefined, <p>The screen</p>)
    : element && <p>The screen</p>

const OWN = SPECIFIED_SCREENS.filter(({ home, for: audience }) => home === 'host' && audience !== 'everybody')

it.each(OWN.map(each => [each.path, each] as const))(
  '/%s opens for the roles of the specification',
  (path, { for: audience }) => {
    const { element } = hostPages.find(route => route.path === path) ?? {}
    const opened = ROLES.filter(role => {
      const { unmount } = renderUi(guarded(element), { role, namespaces: hostTexts, route: `/${path}` })
      const isOpen = screen.queryByText('The screen') !== null
      unmount()
      return isOpen
    })
    expect(opened).toEqual(ROLES.filter(role => audience.includes(role)))
  },
)

it('tells the server the first segment of every path of the host', () => {
  const segments = [...routes, ...hostPages].map(({ path = '' }) => path.replace(/^\//, '').split('/')[0])
  expect(new Set(segments.filter(segment => segment !== '*'))).toEqual(new Set(HOST_PATHS))
})
