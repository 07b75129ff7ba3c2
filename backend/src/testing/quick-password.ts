import { hash } from '@node-rs/argon2'

// The least that argon2 takes. With the parameters of `password.ts` a sign-in takes 13 ms of CPU, with these 0.1 ms.
const PARAMETERS = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A hash like those of `hashPassword`, which reads its own parameters, for the people of tests. */
export const hashQuickly = (password: string): Promise<string> => hash(password, PARAMETERS)
