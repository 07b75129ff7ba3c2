import type { Product } from '@sufra/shared/contracts/product'
import { lazyPart } from '@sufra/shared/ui'
import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import type { DeleteQuestionProps } from './delete-question.tsx'

/** Loaded after the menu, because the menu does not need the dialog to render. */
export const deleteQuestion = lazyPart<DeleteQuestionProps>({
  load: async () =>
    (await import(/* webpackChunkName: "menu-delete" */ './delete-question.tsx')).DeleteQuestion,
})

/** Returns `ask`, a stable function that opens the confirmation dialog, and the dialog element to render. */
export const useProductRemoval = (): { ask: (product: Product) => void; question: ReactNode } => {
  // Undefined until the first use. An answered dialog stays mounted for its exit animation.
  const [asked, setAsked] = useState<Product | null>()
  // Keeps a product for which the dialog was opened meanwhile.
  const close = useCallback(
    (answered: Product | null) => setAsked(now => (now === answered ? null : now)),
    [],
  )
  const question = asked !== undefined && <deleteQuestion.Part asked={asked} onClose={close} />
  return { ask: setAsked, question }
}
