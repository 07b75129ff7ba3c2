import type { ThirdPartyModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * Gives an i18next to React. Each component that is mounted and reads texts has react-i18next copy every property that the instance itself
 * has, which was a tenth of a second of each change of screens on a tablet: what it is given has none of its own, and the instance behind it.
 */
export const reactTexts: ThirdPartyModule = {
  type: '3rdParty',
  init: instance => initReactI18next.init(Object.create(instance)),
}
