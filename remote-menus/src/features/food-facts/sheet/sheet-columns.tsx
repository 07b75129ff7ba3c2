import { missingFacts, saltGrams } from '@sufra/shared/contracts/food-law'
import type { ProductFacts, LawFact } from '@sufra/shared/contracts/food-law'
import type { Product } from '@sufra/shared/contracts/product'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Checkbox, Num } from '@sufra/shared/ui'
import { FoodFactBadges } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { namesOf } from '#src/products/product-names.ts'
import { factsIn, typedFacts } from '../draft/fact-draft.ts'
import type { FactDraft } from '../draft/fact-draft.ts'
import type { CellErrors } from '../save/cell-errors.ts'
import { AllergenCell } from './allergen-cell.tsx'
import { marksOf } from './cell.ts'
import type { CellProps } from './cell.ts'
import { CellError } from './cell-error.tsx'
import { FigureCell } from './figure-cell.tsx'
import type { Figure } from '../draft/read-figure.ts'
import type { Cell } from '../draft/cells.ts'

interface ProductCellProps {
  product: Product
  facts: ProductFacts
  fieldError: string | undefined
}

/** Product names with the badges that a guest sees. */
const ProductCell = ({ product, facts, fieldError }: ProductCellProps) => {
  const { language } = useLanguage()
  const { ar, en } = namesOf(product)
  const [first, second] = language === 'ar' ? [ar, en] : [en, ar]
  return (
    <span data-product>
      <b>
        <bdi>{first || second}</bdi>
      </b>
      {first && second && (
        <small>
          <bdi>{second}</bdi>
        </small>
      )}
      <FoodFactBadges facts={facts} />
      <CellError id={`product-${product.id}`} text={fieldError} />
    </span>
  )
}

const MEASURES = ['cup', '100ml'] as const satisfies Product['caffeinePer'][]

/** Cell for the measure of caffeine. */
const PerCell = memo((props: CellProps & { value: Product['caffeinePer'] }) => {
  const { t } = useTranslation()
  const { product, value, fieldError, edit } = props
  const id = useId()
  return (
    <span>
      <select
        {...marksOf(props, id)}
        data-cell="caffeinePer"
        value={value ?? ''}
        onChange={({ target }) => {
          const caffeinePer = MEASURES.find(measure => measure === target.value) ?? null
          edit([{ product, facts: { caffeinePer } }])
        }}
      >
        <option value="">—</option>
        <option value="cup">{t('menus:law.per.cup')}</option>
        <option value="100ml">{t('menus:law.per.100ml')}</option>
      </select>
      <CellError id={id} text={fieldError} />
    </span>
  )
})

/** Checkbox for drinks, which also need caffeine. */
const DrinkCell = memo((props: CellProps & { value: boolean }) => {
  const { product, value, fieldError, edit } = props
  const id = useId()
  return (
    <>
      <Checkbox
        {...marksOf(props, id)}
        label={null}
        data-cell="isDrink"
        checked={value}
        onChange={({ target }) => edit([{ product, facts: { isDrink: target.checked } }])}
      />
      <CellError id={id} text={fieldError} />
    </>
  )
})

interface SheetColumns {
  draft: FactDraft
  fieldErrors: CellErrors
  edit: CellProps['edit']
}

const ASKED_AS: Partial<Record<Cell, LawFact>> = {
  calories: 'calories',
  sodiumMg: 'sodium',
  caffeineMg: 'caffeine',
  caffeinePer: 'caffeine',
  allergens: 'allergens',
}

// Caffeine without a measure lacks only the measure; without a value no measure is missing.
const isMissing = (cell: Cell, facts: ProductFacts): boolean => {
  const fact = ASKED_AS[cell]
  if (fact === undefined || !missingFacts(facts).includes(fact)) return false
  if (cell === 'caffeineMg') return facts.caffeineMg === null
  return cell !== 'caffeinePer' || facts.caffeineMg !== null
}

/** Returns the sheet's columns: the product, then one cell per required fact. */
export const useSheetColumns = ({ draft, fieldErrors, edit }: SheetColumns): TableColumn<Product>[] => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const propsOf = (product: Product, cell: Cell, header: string): CellProps => ({
    product,
    label: `${header}: ${inLanguage(product.name, language)}`,
    isMissing: isMissing(cell, factsIn(draft, product)),
    isChanged: draft.get(product.id)?.[cell] !== undefined,
    fieldError: fieldErrors.get(product.id)?.[cell],
    edit,
  })
  const words = {
    isDrink: t('menus:law.columns.isDrink'),
    calories: t('menus:law.columns.calories'),
    sodiumMg: t('menus:law.columns.sodiumMg'),
    caffeineMg: t('menus:law.columns.caffeineMg'),
    caffeinePer: t('menus:law.columns.caffeinePer'),
    allergens: t('menus:law.columns.allergens'),
  }
  const typed = (product: Product, figure: Figure) => typedFacts(draft, product)[figure]
  const column = (id: Cell, render: (props: CellProps, facts: ProductFacts) => TableCell) => ({
    id,
    header: words[id],
    render: (product: Product) => render(propsOf(product, id, words[id]), factsIn(draft, product)),
  })
  return [
    {
      id: 'product',
      header: t('menus:law.columns.product'),
      render: product => (
        <ProductCell
          product={product}
          facts={factsIn(draft, product)}
          fieldError={fieldErrors.get(product.id)?.product}
        />
      ),
    },
    column('isDrink', (props, { isDrink }) => <DrinkCell {...props} value={isDrink} />),
    column('calories', props => (
      <FigureCell {...props} figure="calories" value={typed(props.product, 'calories')} />
    )),
    column('sodiumMg', (props, { sodiumMg }) => (
      <FigureCell {...props} figure="sodiumMg" value={typed(props.product, 'sodiumMg')}>
        {sodiumMg !== null && (
          <small>
            <Num value={saltGrams(sodiumMg).toFixed(1)} /> {t('menus:law.saltGrams')}
          </small>
        )}
      </FigureCell>
    )),
    column('caffeineMg', (props, { caffeineMg, caffeinePer }) => (
      <span data-pair>
        <FigureCell {...props} figure="caffeineMg" value={typed(props.product, 'caffeineMg')} />
        {(caffeineMg ?? 0) > 0 && (
          <PerCell {...propsOf(props.product, 'caffeinePer', words.caffeinePer)} value={caffeinePer} />
        )}
      </span>
    )),
    column('allergens', (props, { allergens }) => <AllergenCell {...props} value={allergens} />),
  ]
}
type TableCell = ReturnType<TableColumn<Product>['render']>
