import type { Product } from '@sufra/shared/contracts/product'
import { lazyPart } from '@sufra/shared/ui'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { DeleteQuestionProps } from './delete-question.tsx'

/** Fetched once the menu stands: a dialog is no part of it. */
export const deleteQuestion = lazyPart<DeleteQuestionProps>({
  load: async () =>
    (await import(/* webpackChunkName: "menu-delete" */ './delete-question.tsx')).DeleteQuestion,
})

/** `ask` about a product's deletion, always the same function, and the question to be put on the screen. */
export const useProductRemoval = (): { ask: (product: Product) => void; question: ReactNode } => {
  // Undefined until the first question. An answered one stays, to be seen leaving.
  const [asked, setAsked] = useState<Product | null>()
  // One that was asked since stays.
  const close = useCallback(
    (answered: Product | null) => setAsked(now => (now === answered ? null : now)),
    [],
  )
  const question = asked !== undefined && <deleteQuestion.Part asked={asked} onClose={close} />
  return { ask: setAsked, question }
}
