/** 2^17 rounds of scrypt: under a second and 128 MB for each file, or for each guess at the passphrase. */
export const scryptWorkFactor = 17;
