import {
  BadgePercent,
  BellRing,
  BookOpen,
  Building2,
  Clock,
  FileUp,
  House,
  Keyboard,
  Languages,
  Layers,
  LayoutDashboard,
  ListChecks,
  LogOut,
  MessageCircle,
  Moon,
  Package,
  Plug,
  Plus,
  ReceiptText,
  Rocket,
  Settings,
  Sparkles,
  Square,
  Store,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'

// The areas that the specification's icon set names (specification#screens), and the screens that came later.
const ICONS: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  'live-orders': BellRing,
  'live-menu': ListChecks,
  orders: ReceiptText,
  menus: BookOpen,
  branches: Store,
  integrations: Plug,
  support: MessageCircle,
  settings: Settings,
  merchants: Building2,
  plans: Layers,
  packages: Package,
  discounts: BadgePercent,
  releases: Rocket,
  features: Sparkles,
  home: House,
  'working-hours': Clock,
  add: Plus,
  import: FileUp,
  keys: Keyboard,
  language: Languages,
  logout: LogOut,
  people: Users,
  snooze: Moon,
}

/** The icon of a sidebar entry; a remote that names one we do not have gets a plain square. */
export const NavIcon = ({ name }: { name: string }) =>
  createElement(ICONS[name] ?? Square, { size: 20, strokeWidth: 1.75, 'aria-hidden': true })
