import { inLanguage } from '#src/contracts/text.ts'
import type { Language } from '@sufra/shared/i18n'

export interface BrandHeadProps {
  brand: {
    /** a `LocalizedText` */
    name: string
    logoUrl: string | null
    /** `#rrggbb` */
    color: string | null
  }
  language: Language
}

/** Whose paper it is: the brand's logo, and its name in its colour. */
export const BrandHead = ({ brand: { name, logoUrl, color }, language }: BrandHeadProps) => (
  <>
    {logoUrl && <img className="logo" src={logoUrl} alt="" />}
    <h1 style={{ color: color ?? undefined }}>
      <bdi>{inLanguage(name, language)}</bdi>
    </h1>
  </>
)
