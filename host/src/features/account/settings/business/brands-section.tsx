import type { BusinessType } from '@sufra/shared/contracts/account'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useLanguage } from '@sufra/shared/i18n'
import { Bdi, Button, Stack, Text, chakra } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { Plus, Store } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '../settings-section.tsx'
import { BrandDrawer } from './brand-drawer.tsx'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', py: '2.5' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& > li > div': { flex: 1, minW: '0', overflowWrap: 'anywhere' },
    '& > li > :is(img, span)': {
      flexShrink: 0,
      w: '11',
      h: '11',
      borderRadius: 'control',
      objectFit: 'cover',
      display: 'grid',
      placeItems: 'center',
      bg: 'soft',
      color: 'muted',
    },
    '& > li > i': { flexShrink: 0, w: '5', h: '5', borderRadius: 'pill' },
  },
})

const Brand = ({ brand, onEdit }: { brand: ServiceProvider; onEdit: () => void }) => {
  const { t } = useTranslation('business')
  const { language } = useLanguage()
  const name = inLanguage(brand.name, language)
  const other = inLanguage(brand.name, language === 'ar' ? 'en' : 'ar')
  return (
    <li>
      {brand.logoUrl ? (
        <img src={brand.logoUrl} alt="" />
      ) : (
        <span>
          <Store size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <div>
        <Text fontWeight="medium">
          <Bdi>{name}</Bdi>
        </Text>
        {other !== name && (
          <Text textStyle="sm13" color="muted">
            <Bdi>{other}</Bdi>
          </Text>
        )}
      </div>
      {brand.color && <i style={{ background: brand.color }} />}
      <Button variant="outline" aria-label={t('brand.editOf', { name })} onClick={onEdit}>
        {t('brand.change')}
      </Button>
    </li>
  )
}

interface BrandsSectionProps {
  brands: readonly ServiceProvider[]
  types: readonly BusinessType[]
  onSaved: (saved: ServiceProvider) => void
}

/** The merchant's brands with their logo and receipt colour. */
export const BrandsSection = ({ brands, types, onSaved }: BrandsSectionProps) => {
  const { t } = useTranslation('business')
  const [chosen, setChosen] = useState<ServiceProvider | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // Each opening gets a fresh form.
  const [opening, setOpening] = useState(0)
  const open = (brand: ServiceProvider | null) => {
    setChosen(brand)
    setOpening(count => count + 1)
    setIsOpen(true)
  }
  const handleSaved = (saved: ServiceProvider) => {
    onSaved(saved)
    toast({ kind: 'success', text: t('brand.saved') })
  }
  return (
    <SettingsSection anchor="brands" title={t('brand.title')} text={t('brand.text')}>
      <Stack gap="3" alignItems="stretch">
        <List>
          {brands.map(brand => (
            <Brand key={brand.id} brand={brand} onEdit={() => open(brand)} />
          ))}
        </List>
        <Button
          variant="outline"
          alignSelf="flex-start"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => open(null)}
        >
          {t('brand.add')}
        </Button>
      </Stack>
      <BrandDrawer
        key={opening}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        brand={chosen}
        types={types}
        onSaved={handleSaved}
      />
    </SettingsSection>
  )
}
