import type { ProductOrder } from '@sufra/shared/contracts/order'
import { isIncomplete } from '@sufra/shared/contracts/order-sums'
import { BrandHead } from '@sufra/shared/paper'
import type { PaperJob } from './paper-job.ts'
import type { PaperWords } from './paper-words.ts'

const ENDED = new Set(['Cancelled', 'Rejected', 'Missed'])

const Dish = ({ line, words }: { line: ProductOrder; words: PaperWords }) => (
  <li>
    <p className="dish">
      <bdi dir="ltr">{`${line.productQuantity}×`}</bdi> <bdi>{words.name(line.productName)}</bdi>
    </p>
    {line.modifierOrder
      .flatMap(({ optionOrder }) => optionOrder)
      .map(option => (
        <p key={option.id} className="option">
          {'+ '}
          <bdi>
            {words.language === 'ar'
              ? option.optionNameAr || option.optionNameEn
              : option.optionNameEn || option.optionNameAr}
          </bdi>
          {option.quantity > 1 && <bdi dir="ltr">{` ×${option.quantity}`}</bdi>}
        </p>
      ))}
    {line.note !== '' && <p className="note">{line.note}</p>}
  </li>
)

/** Kitchen ticket: large text, no prices. */
export const Ticket = ({
  order,
  brand,
  words,
}: Pick<PaperJob, 'order' | 'brand'> & { words: PaperWords }) => {
  const { t, name, at } = words
  return (
    <>
      <header>
        {order.isTest && <p className="stamp">{t('orders:print.test')}</p>}
        {ENDED.has(order.orderStatus) && <p className="stamp">{t('orders:print.cancelled')}</p>}
        {isIncomplete(order) && <p className="stamp">{t('orders:print.incomplete')}</p>}
        {brand && (
          <div className="whose">
            <BrandHead brand={brand} language={words.language} />
          </div>
        )}
        <p className="big">
          <bdi dir="ltr">{`#${order.orderNumber}`}</bdi>
        </p>
        <h2>
          <bdi>{name(order.channel.name)}</bdi>
          {order.type !== 'Delivery' && ` · ${t(`orders:type.${order.type}`)}`}
        </h2>
        <p>
          <bdi>{name(order.branchName)}</bdi> · <bdi>{at(order.placedAt)}</bdi>
        </p>
        <p>
          <bdi>{order.customer.name}</bdi>
        </p>
      </header>
      <ul>
        {order.productOrder.map(line => (
          <Dish key={line.id} line={line} words={words} />
        ))}
      </ul>
      {order.note !== '' && <p className="note">{order.note}</p>}
    </>
  )
}
