import { z } from 'zod'

// zod compiles its checks with `new Function`. The content security policy forbids that: even to find out is reported as an
// attack. Schemas read this when they are made, so it comes before the first of them.
z.config({ jitless: true })
