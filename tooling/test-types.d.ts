// Global types for the tests of a remote, which gets them with the tools.
/// <reference types="@types/jest" />
/// <reference types="@types/node" />
/// <reference types="@testing-library/jest-dom" />
