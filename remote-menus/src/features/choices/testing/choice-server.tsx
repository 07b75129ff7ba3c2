import type { Choice } from '@sufra/shared/contracts/choice'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { ChoicesPage } from '../choices.page.tsx'

export const MILD = {
  id: 51,
  optionNameEn: 'Mild',
  optionNameAr: 'عادي',
  price: 0,
  isAvailable: true,
  snoozedUntil: null,
}
export const HOT = { ...MILD, id: 52, optionNameEn: 'Hot', optionNameAr: 'حار', price: 2 }

/** Returns a group with two options as the server sends it, with the given fields replaced. */
export const sampleChoice = (choice: Partial<Choice> = {}): Choice => ({
  id: 5,
  serviceProviderId: 7,
  name: '{"ar":"درجة الحرارة","en":"How spicy"}',
  min: 1,
  max: 1,
  isRequired: true,
  productCount: 0,
  rowVersion: 2,
  options: [MILD, HOT],
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...choice,
})
type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)

/** Fakes a server with one brand and these groups. `answers` take precedence. */
export const choiceServer = (choices: Choice[], answers: Record<string, Answer> = {}) => {
  const http = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([sampleBrand()], call) }),
    'GET /api/Choice/Get': call => ({ body: samplePage(choices, call) }),
    'POST /api/Choice/Add': () => ({ body: sampleChoice({ id: 8 }) }),
    'PUT /api/Choice/Update': () => ({ body: sampleChoice({ rowVersion: 3 }) }),
    'DELETE /api/Choice/Delete': () => ({ body: sampleChoice() }),
    ...answers,
  })
  const bodyOf = (name: string) => http.calls.find(call => `${call.method} ${call.path}` === name)?.body
  return { ...http, bodyOf }
}

export const renderChoices = (options: Pick<RenderUiOptions, 'language' | 'role' | 'permissions'> = {}) =>
  renderUi(
    <>
      <ChoicesPage />
      <Toaster />
    </>,
    { role: 'Admin', ...options, namespaces: { menus: { ar, en } }, route: '/menus/dialog' },
  )

/** Opens the sample group's menu and selects an entry. */
export const choose = async (user: ReturnType<typeof renderUi>['user'], action: string) => {
  await user.click(await screen.findByRole('button', { name: 'More for How spicy' }))
  await user.click(screen.getByRole('menuitem', { name: action }))
}
