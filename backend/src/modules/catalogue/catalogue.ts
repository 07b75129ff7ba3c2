import type { Images } from '#src/modules/infrastructure/infrastructure.ts'
import type { PlanLimitCheck } from '#src/modules/merchants/merchants.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { availabilityRoutes } from './product/availability/availability.routes.ts'
import {
  announceChoices,
  announceChoicesById,
  announceProducts,
  createAvailabilityService,
} from './product/availability/availability.service.ts'
import { queueAvailabilityChange } from './product/availability-changed.ts'
import { categoryRoutes } from './category/category.routes.ts'
import { createCategoryService } from './category/category.service.ts'
import { menuHistoryRoutes } from './history/menu-history.routes.ts'
import { createMenuHistoryService } from './history/menu-history.service.ts'
import { choiceRoutes } from './choice/choice.routes.ts'
import { createChoiceService } from './choice/choice.service.ts'
import { menuExportRoutes } from './menu-export/menu-export.routes.ts'
import { createMenuExportService } from './menu-export/menu-export.service.ts'
import { menuImportRoutes } from './menu-import/menu-import.routes.ts'
import { createMenuImportService } from './menu-import/menu-import.service.ts'
import { createImportPictures } from './menu-import/pictures/import-pictures.service.ts'
import { foodFactsRoutes } from './food-facts/food-facts.routes.ts'
import { createFoodFactsService } from './food-facts/food-facts.service.ts'
import { bulkRoutes } from './product/bulk.routes.ts'
import { createBulkService } from './product/bulk.service.ts'
import type { Platforms } from './pricing/platforms.ts'
import { pricingRoutes } from './pricing/pricing.routes.ts'
import { createPricingService } from './pricing/pricing.service.ts'
import { publicationRoutes } from './publication/publication.routes.ts'
import { createPublicationService } from './publication/publication.service.ts'
import { productRoutes } from './product/product.routes.ts'
import { createProductService } from './product/product.service.ts'
import { searchWordsRoutes } from './search-words/search-words.routes.ts'
import { createSearchWordsService } from './search-words/search-words.service.ts'
import { sizeRoutes } from './size/size.routes.ts'
import { createSizeService } from './size/size.service.ts'

export type { Platforms } from './pricing/platforms.ts'
export { snoozeProducts, revertSnooze } from './product/availability/availability.service.ts'
export type { SnoozeTrace } from './product/branch-snooze.table.ts'
export { AVAILABILITY_CHANGED } from './product/availability-changed.ts'
export { onlineMenuOf, publicationStatusOf } from './publication/online-menu.ts'
export { offSaleOf } from './publication/off-sale.ts'
export type { OffSale } from './publication/off-sale.ts'
export { beginChange, picturesAmong } from './history/history.service.ts'
export { publishOnce } from './publication/publication.service.ts'
export { findOrderedProducts, orderedProductsById } from './product/ordered-product.service.ts'
export type { OrderedProduct } from './product/ordered-product.service.ts'

/** Creates the services of the catalogue: menus, prices and availability. */
export const composeCatalogue = (
  foundation: Foundation,
  {
    images,
    platforms,
    checkPlanLimit,
  }: { images: Images; platforms: Platforms; checkPlanLimit: PlanLimitCheck },
) => {
  const imports = createMenuImportService({ ...foundation, images, checkPlanLimit })
  return {
    routes: [
      ...categoryRoutes(
        createCategoryService({ ...foundation, images, announceProducts, queueAvailabilityChange }),
      ),
      ...menuHistoryRoutes(
        createMenuHistoryService(foundation, {
          announceProducts,
          queueAvailabilityChange,
          checkPlanLimit,
          announceChoices: announceChoicesById,
        }),
      ),
      ...choiceRoutes(createChoiceService({ ...foundation, announceChoices })),
      ...searchWordsRoutes(createSearchWordsService(foundation)),
      ...sizeRoutes(createSizeService(foundation)),
      ...bulkRoutes(createBulkService({ ...foundation, checkPlanLimit })),
      ...productRoutes(createProductService({ ...foundation, images, checkPlanLimit })),
      ...availabilityRoutes(createAvailabilityService(foundation)),
      ...menuExportRoutes(createMenuExportService(foundation), imports),
      ...menuImportRoutes(imports, createImportPictures({ ...foundation, images })),
      ...foodFactsRoutes(createFoodFactsService(foundation)),
      ...pricingRoutes(createPricingService(foundation, platforms)),
      ...publicationRoutes(createPublicationService(foundation, platforms)),
    ],
  }
}
