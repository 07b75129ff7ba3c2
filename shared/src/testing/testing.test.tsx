import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { api } from '#src/api/api.ts'
import { useRole } from '#src/session/session.ts'
import { answerHttp, renderUi, samplePage } from './testing.tsx'

const texts = {
  menus: { ar: { count_two: 'صنفان', count_other: '{{count}} صنف' }, en: { count_other: '{{count}} items' } },
}

const Probe = () => {
  const { t, i18n } = useTranslation()
  const role = useRole()
  return <p>{`${i18n.language} ${t('menus:count', { count: 2 })} ${role ?? 'nobody'}`}</p>
}

it('renders a screen with real texts in the chosen language', () => {
  const { unmount } = renderUi(<Probe />, { language: 'ar', namespaces: texts, role: 'Admin' })
  expect(screen.getByText('ar صنفان Admin')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  unmount()
  renderUi(<Probe />, { namespaces: texts })
  expect(screen.getByText('en 2 items nobody')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
})

const Types = () => {
  const { data, error } = useQuery({
    queryKey: ['types'],
    queryFn: () => api.get('/api/Type/Get'),
  })
  return <p>{error ? `failed ${error.message}` : (data?.data[0]?.name ?? 'waiting')}</p>
}

it('answers HTTP at the network boundary and records the calls', async () => {
  const { calls } = answerHttp({
    'GET /api/Type/Get': call => ({
      body: samplePage([{ id: 7, name: 'Restaurant', icon: 'store', index: 1 }], call),
    }),
  })
  renderUi(<Types />, { role: 'Admin' })
  expect(await screen.findByText('Restaurant')).toBeInTheDocument()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer test-token')
})

it('returns 404 without a matching answer, and fails without any answers', async () => {
  answerHttp({})
  const { unmount } = renderUi(<Types />)
  expect(await screen.findByText(/^failed/)).toBeInTheDocument()
  unmount()
})
