import { config } from 'zod'

// zod compiles its checks with `new Function`. The content security policy forbids that, and reports even the attempt
// as a violation. A schema reads this setting when it is created, so this module is evaluated before the first
// contract. All copies of zod in a page share the setting.
config({ jitless: true })
