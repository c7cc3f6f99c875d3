/* A stand-in for NVDA's library for other programs, and for the NVDA behind it: the same functions under
   the same names, which write down what they are told. The folder in which the library lies is NVDA:

     running   is there while NVDA runs; without it every call fails as Windows lets it fail
     told      what was told, a line a call
     hold      while it is there, nobody has spoken to the end
     lost      while it is there, silence ends no call that waits, as in an NVDA that has forgotten one
     wine      there is no NVDA, but Windows is Wine, which answers that everything was done
     old       NVDA is of 2023: it knows neither SSML nor its own number

   With -DOLD the library itself is of 2010, and lacks the functions that came with 2024.1. */

#ifndef _WIN32
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>
#endif

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <windows.h>
#define EXPORTED __declspec(dllexport)
#define PAUSE Sleep(2)
static CRITICAL_SECTION one;
static char itself[4096];
BOOL WINAPI DllMain(HINSTANCE self, DWORD why, LPVOID unused) {
    (void)unused;
    if (why == DLL_PROCESS_ATTACH) {
        InitializeCriticalSection(&one);
        GetModuleFileNameA(self, itself, sizeof itself - 1);
    }
    return TRUE;
}
static const char *library(void) { return itself; }
#define ENTER EnterCriticalSection(&one)
#define LEAVE LeaveCriticalSection(&one)
#else
#define EXPORTED __attribute__((visibility("default")))
#define PAUSE usleep(2000)
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
#define ENTER pthread_mutex_lock(&one)
#define LEAVE pthread_mutex_unlock(&one)
static const char *library(void) {
    Dl_info found;
    return dladdr((void *)library, &found) ? found.dli_fname : "";
}
#endif

enum { DONE = 0, SILENCED = 1223, UNKNOWN = 1717, NOBODY = 1722, CUT = 1726 };

static volatile long silences;

/* A file of the folder. */
static FILE *opened(const char *name, const char *how) {
    char path[4200];
    snprintf(path, sizeof path - 64, "%s", library());
    char *slash = strrchr(path, '/'), *other = strrchr(path, '\\');
    char *end = other && (!slash || other > slash) ? other : slash;
    if (!end) return NULL;
    snprintf(end + 1, 64, "%s", name);
    return fopen(path, how);
}

static int there(const char *name) {
    FILE *file = opened(name, "rb");
    if (file) fclose(file);
    return file != NULL;
}

/* UTF-16 as UTF-8. */
static char *readable(const uint16_t *text) {
    size_t length = 0;
    while (text[length]) length++;
    char *bytes = malloc(4 * length + 1), *to = bytes;
    for (size_t at = 0; at < length; at++) {
        uint32_t sign = text[at];
        if (sign >= 0xd800 && sign < 0xdc00 && text[at + 1] >= 0xdc00 && text[at + 1] < 0xe000)
            sign = 0x10000 + ((sign - 0xd800) << 10) + (text[++at] - 0xdc00);
        if (sign < 0x80) *to++ = (char)sign;
        else if (sign < 0x800) { *to++ = (char)(0xc0 | sign >> 6); *to++ = (char)(0x80 | (sign & 63)); }
        else if (sign < 0x10000) {
            *to++ = (char)(0xe0 | sign >> 12); *to++ = (char)(0x80 | (sign >> 6 & 63));
            *to++ = (char)(0x80 | (sign & 63));
        } else {
            *to++ = (char)(0xf0 | sign >> 18); *to++ = (char)(0x80 | (sign >> 12 & 63));
            *to++ = (char)(0x80 | (sign >> 6 & 63)); *to++ = (char)(0x80 | (sign & 63));
        }
    }
    *to = 0;
    return bytes;
}

static uint32_t told(const char *what, const uint16_t *text) {
    if (there("wine")) return DONE;
    if (!there("running")) return NOBODY;
    char *words = text ? readable(text) : calloc(1, 1);
    ENTER;
    FILE *file = opened("told", "ab");
    if (file) {
        fprintf(file, "%s%s%s\n", what, *words ? " " : "", words);
        fclose(file);
    }
    LEAVE;
    free(words);
    return DONE;
}

EXPORTED uint32_t nvdaController_testIfRunning(void) {
    return there("running") || there("wine") ? DONE : NOBODY;
}

EXPORTED uint32_t nvdaController_speakText(const uint16_t *text) {
    return told("text", text);
}

EXPORTED uint32_t nvdaController_cancelSpeech(void) {
    silences++;
    return told("silence", NULL);
}

EXPORTED uint32_t nvdaController_brailleMessage(const uint16_t *text) {
    return told("braille", text);
}

#ifndef OLD
EXPORTED uint32_t nvdaController_getProcessId(uint32_t *process) {
    if (there("wine")) return DONE;
    if (!there("running")) return NOBODY;
    if (there("old")) return UNKNOWN;
    *process = 1;
    return DONE;
}

EXPORTED uint32_t nvdaController_speakSsml(
    const uint16_t *ssml, int symbols, int priority, unsigned char at_once) {
    if (there("old")) return UNKNOWN;
    if (symbols != -1 || priority != 0) return 87;
    long before = silences;
    uint32_t answer = told(at_once ? "ssml" : "ssml and wait", ssml);
    while (answer == DONE && !at_once) {
        if (!there("running")) return CUT;
        if (silences != before && !there("lost")) return SILENCED;
        if (!there("hold")) return DONE;
        PAUSE;
    }
    return answer;
}
#endif
