import type { PackageDetails } from '@sufra/shared/contracts/package'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat } from '@sufra/shared/i18n'
import { useParams } from '@sufra/shared/router'
import { PageHead } from '@sufra/shared/ui'
import { urlId } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OfferPage } from '#src/offers/offer-page.tsx'
import { allPlansQuery } from '#src/offers/offers.queries.ts'
import { PackageForm } from './package-form.tsx'
import { packageQuery } from './packages.queries.ts'

const Head = ({ base }: { base: PackageDetails | undefined }) => {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  if (!base) return <PageHead title={t('admin:packages.edit')} />
  const status = [
    t('admin:plans.subscribers', { count: base.subscribers }),
    t('admin:plans.changed', { date: format.date(base.updatedAt) }),
    base.updatedBy,
  ]
  return (
    <PageHead
      title={t('admin:packages.editTitle', { name: inLanguage(base.name, i18n.language) })}
      status={status.filter(Boolean).join(' · ')}
    />
  )
}

const useWords = () => {
  const { t } = useTranslation()
  return {
    failed: t('admin:packages.failedTitle'),
    missing: t('admin:packages.missing'),
    toList: t('admin:packages.toList'),
  }
}

const Known = ({ id }: { id: number | null }) => {
  const words = useWords()
  const known = useQuery({ ...packageQuery(id ?? 0), enabled: id !== null })
  const plans = useQuery(allPlansQuery)
  return (
    <>
      <Head base={known.data} />
      <OfferPage query={known} isMissing={id === null} words={words} listPath="/packages">
        {base => (
          <OfferPage query={plans} isMissing={false} words={words} listPath="/packages">
            {all => <PackageForm key={base.id} base={base} plans={all} />}
          </OfferPage>
        )}
      </OfferPage>
    </>
  )
}

/** Renders a package; `new` creates one. Once it is loaded the form holds it. */
export const PackagePage = () => {
  const { t } = useTranslation()
  const { id } = useParams()
  const words = useWords()
  const plans = useQuery(allPlansQuery)
  if (id !== 'new') return <Known id={urlId(id ?? null)} />
  return (
    <>
      <PageHead title={t('admin:packages.add')} />
      <OfferPage query={plans} isMissing={false} words={words} listPath="/packages">
        {all => <PackageForm base={null} plans={all} />}
      </OfferPage>
    </>
  )
}
