import { inLanguage } from '#src/contracts/text.ts'
import type { Language } from '@sufra/shared/i18n'

export interface BrandHeadProps {
  brand: {
    /** JSON of a `LocalizedText`. */
    name: string
    logoUrl: string | null
    /** `#rrggbb` */
    color: string | null
  }
  language: Language
}

/** Renders the head of a paper: the logo of the brand, and its name in its color. */
export const BrandHead = ({ brand: { name, logoUrl, color }, language }: BrandHeadProps) => (
  <>
    {logoUrl && <img className="logo" src={logoUrl} alt="" />}
    <h1 style={{ color: color ?? undefined }}>
      <bdi>{inLanguage(name, language)}</bdi>
    </h1>
  </>
)
