// zod compiles its checks with `new Function`. The content security policy forbids that: even to find out is reported as an
// attack. Schemas read this when they are made, so it comes before the first of them. All copies of zod read this one place,
// and none has to be here yet.
const known: unknown = Object.getOwnPropertyDescriptor(globalThis, '__zod_globalConfig')?.value
const config = typeof known === 'object' && known !== null ? known : {}
Object.assign(globalThis, { __zod_globalConfig: Object.assign(config, { jitless: true }) })
