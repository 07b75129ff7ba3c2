import type { Category } from '@sufra/shared/contracts/category'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall, RenderUiOptions } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { AddCategoryPage } from '../add-category.page.tsx'
import { EditCategoryPage } from '../edit-category.page.tsx'

// Mounts the pages at the host's routes, so that addresses provide their parameters.
const Routed = () =>
  useRoutes([
    { path: 'add-category', element: <AddCategoryPage /> },
    { path: 'edit-category/:id', element: <EditCategoryPage /> },
    { path: '*', element: null },
  ])

type Answer = HttpAnswer | ((call: HttpCall) => HttpAnswer | Promise<HttpAnswer>)

const brand = {
  id: 7,
  accountId: 1,
  name: '{"ar":"مطابخ","en":"Kitchens"}',
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
}
export const GRILLS = sampleCategory({ index: 4 })

/** Fakes a server with one brand and these categories. `answers` take precedence. */
export const serve = (answers: Record<string, Answer> = {}, categories: Category[] = [GRILLS]) => {
  const { calls } = answerHttp({
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage([brand], call) }),
    'GET /api/Category/Get': call => ({ body: samplePage(categories, call) }),
    'GET /api/Category/Get/Id': { body: categories[0] },
    'POST /api/Category/Add': { body: sampleCategory({ id: 12 }) },
    'PUT /api/Category/Update': { body: sampleCategory({ rowVersion: 3 }) },
    'POST /api/Image/Add': { body: { imageUrl: `/images/${'a'.repeat(40)}.webp` } },
    ...answers,
  })
  return {
    sentTo: (name: string) =>
      calls.filter(({ method, path }) => `${method} ${path}` === name).map(({ body }) => body),
  }
}

export const show = (route: string, who: Pick<RenderUiOptions, 'role' | 'permissions'> = {}) =>
  renderUi(
    <>
      <Routed />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { menus: { ar, en } }, route, history: 'page', ...who },
  )

/** Replaces the content of a text field. */
export const write = async (user: ReturnType<typeof show>['user'], label: string, text: string) => {
  const box = await screen.findByRole('textbox', { name: label })
  await user.clear(box)
  await user.type(box, text)
}
