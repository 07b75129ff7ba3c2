// What a remote's tests find without importing it. Named here, so that a remote gets it with the tools.
/// <reference types="@types/jest" />
/// <reference types="@types/node" />
/// <reference types="@testing-library/jest-dom" />
